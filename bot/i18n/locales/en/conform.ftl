# Test-data files.
cli-file-unread = { $file } cannot be read: { $why }
cli-file-large = { $file } is larger than { $limit } MB.
cli-file-text = { $file } is not UTF-8 text.
cli-file-json = { $file } is not JSON: line { $line }, column { $column }.
cli-file-number = { $file } holds a number that JSON does not allow.
cli-file-deep = { $file } is nested too deeply.
cli-file-object = { $file } must hold one JSON object.
cli-file-twice = { $file } names “{ $field }” twice in one object: nobody can know which of the two is meant.
cli-file-kind = No game knows this kind of data.
cli-file-unwritten = { $file } cannot be written: { $why }
cli-entry = { $where }: { $why }
cli-replay-none = { $file } holds no recorded games to tell.
cli-replay-no-such = There is no game called { $id } in this file.
