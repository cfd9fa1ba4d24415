// The page's own words, in the language of the person of this tab.

const LANGUAGES = ["en", "it", "es"];
const catalogues = {};
let language = "en";
let locale = "en-US";

async function load(code) {
  catalogues[code] ??= await (await fetch(`/static/words/${code}.json`)).json();
}

export async function speak(wanted) {
  locale = wanted;
  const code = wanted.split("-")[0];
  language = LANGUAGES.includes(code) ? code : "en";
  await Promise.all([load("en"), load(language)]);
  document.documentElement.lang = language;
}

/** The words for `name`, with {placeholders} filled from `values`. */
export function t(name, values = {}) {
  const words = catalogues[language]?.[name] ?? catalogues.en?.[name] ?? name;
  return words.replace(/\{(\w+)\}/g, (_, key) => String(values[key] ?? ""));
}

/** The words for a number of things: `name` + ".one" or ".other". */
export function many(name, count) {
  return t(`${name}.${new Intl.PluralRules(language).select(count) === "one" ? "one" : "other"}`, { count });
}

export const currentLocale = () => locale;

/** Where a text may be taken from if there is none in the very locale. */
const KIN = { "es-419": "es-ES", "en-GB": "en-US", "en-US": "en-GB" };

/** The localised field of a command, option or choice. */
export function local(thing, field) {
  const found = thing[`${field}_localizations`];
  return found?.[locale] ?? found?.[KIN[locale]] ?? thing[field];
}

export const LOCALES = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  it: "Italiano",
  "es-ES": "Español (España)",
  "es-419": "Español (Latinoamérica)",
  de: "Deutsch",
  fr: "Français",
};
