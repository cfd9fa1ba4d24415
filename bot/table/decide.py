"""What follows from a command: facts, a refusal, or "that is no longer the question". Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.actions import Refusal
from bot.table import (
    calling,
    conceding,
    hold,
    hosting,
    leaving,
    lobby,
    moderate,
    more_time,
    play,
    quiet,
    relief,
    rest,
    sealing,
    standby,
    talk,
    words,
)
from bot.table import commands as cmd
from bot.table.model import FINISHED, HELD, TableState
from bot.table.verdict import Context, Verdict


def decide(state: TableState, command: cmd.Command, context: Context) -> Verdict:
    """The facts that follow, at least one; or a refusal; or that the question has gone."""
    if isinstance(command.body, cmd.Open):
        return _with_seal(state, lobby.open_table(state, command, context), context)
    if state.seq == 0:
        return Refusal("table-unknown")
    if not state.open:
        return Refusal("table-over" if state.status == FINISHED else "table-closed")
    of_host = cmd.MoveTo | cmd.AddBot | cmd.RemoveBot | cmd.Configure | cmd.Start | cmd.Close | cmd.SetLanguage
    if isinstance(command.body, of_host):
        house = command.person is None
        if not (house or command.moderator or hosting.hosts(state, command.person)):
            return Refusal("not-host")
    if state.check and isinstance(command.body, cmd.MoveTo | cmd.RemoveBot | cmd.Configure | cmd.Start | cmd.Sit):
        return Refusal("check-running")
    waking = cmd.Act | cmd.Ready | cmd.Resume | cmd.TakeBack | cmd.Pause | cmd.MoreTime
    if state.paused == HELD and isinstance(command.body, waking):
        return Refusal("paused-moderator")
    if hold.bars(state, command):
        return Refusal(f"held-{state.paused}")
    verdict = _HANDLERS[type(command.body)](state, command, context)
    queued = standby.with_queue(state, verdict, context) if isinstance(verdict, tuple) else verdict
    return _with_seal(state, queued, context)


def _with_seal(state: TableState, verdict: Verdict, context: Context) -> Verdict:
    return sealing.with_seal(state, verdict, context) if isinstance(verdict, tuple) else verdict


_HANDLERS: dict[type[Any], Callable[[TableState, cmd.Command, Context], Verdict]] = {
    cmd.Sit: lobby.sit,
    cmd.GetUp: lobby.get_up,
    cmd.MoveTo: lobby.move_to,
    cmd.AddBot: lobby.add_bot,
    cmd.RemoveBot: lobby.remove_bot,
    cmd.Configure: lobby.configure,
    cmd.Place: lobby.place,
    cmd.Start: hosting.start,
    cmd.Here: hosting.here,
    cmd.CheckOver: hosting.check_over,
    cmd.PassHost: hosting.pass_host,
    cmd.AskPace: hosting.ask_pace,
    cmd.AskTalk: talk.ask_talk,
    cmd.SetLanguage: talk.set_language,
    cmd.Moderate: moderate.moderate,
    cmd.Displace: moderate.displace,
    cmd.Close: conceding.close,
    cmd.Seal: sealing.seal,
    cmd.PublishSeal: sealing.publish,
    cmd.AddWord: words.add_word,
    cmd.Draw: play.draw,
    cmd.NextDeal: play.next_deal,
    cmd.Act: play.act,
    cmd.BotAct: play.bot_act,
    cmd.Ready: play.ready,
    cmd.HandOver: play.hand_over,
    cmd.TakeBack: play.take_back,
    cmd.Abandon: leaving.abandon,
    cmd.Concede: conceding.concede,
    cmd.AnswerConcession: conceding.answer,
    cmd.OfferChair: relief.ask,
    cmd.Relieve: relief.relieve,
    cmd.Missing: leaving.missing,
    cmd.CallUp: calling.call,
    cmd.Nudge: calling.nudge,
    cmd.MoreTime: more_time.more_time,
    cmd.Pause: rest.pause,
    cmd.TellRest: rest.tell,
    cmd.Resume: rest.resume,
    cmd.Credit: rest.credit,
    cmd.KeepQuiet: quiet.keep,
    cmd.Hold: hold.hold,
    cmd.Release: hold.release,
    cmd.Queue: standby.queue,
    cmd.KeptOver: standby.kept_over,
}
