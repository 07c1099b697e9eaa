/** Edits of the functions of the code words in mails; see `picked.ts`. */
export const codeWordEdits: Record<string, [find: string, replacement: string][]> = {
  'private.is_code_word': [
    ['<= 40', '<= 41'],
    [String.raw`\u0001-\u001f`, ''],
    [String.raw`\u007f-\u009f`, ''],
    [String.raw`\u00ad`, ''],
    [String.raw`\u200b-\u200f`, ''],
    [String.raw`\u2028-\u202e`, ''],
    [String.raw`\u2060-\u206f`, ''],
    [String.raw`\u3164`, ''],
    [String.raw`\ufe00-\ufe0f`, ''],
    [String.raw`\U000e0000-\U000e0fff`, ''],
    [String.raw`and word ~ '\S.*\S.*\S'`, ''],
  ],
  'private.signed_params': [['where w.person_id = person', '']],
  'private.set_code_word': [
    ['perform private.require_recent_proof(person);', ''],
    ['btrim(set_code_word.word)', 'set_code_word.word'],
    ['if before is not distinct from chosen then', 'if false then'],
    ['select w.word into before from private.code_words w where w.person_id = person;', ''],
    [
      'delete from private.code_words w where w.person_id = person',
      'delete from private.code_words w where true',
    ],
    ["perform private.limit_moments(person, 'code_word_changed');", ''],
    ["'code_word_changed', before", "'code_word_changed'"],
  ],
  'private.code_word': [
    ['perform private.require_recent_proof(person);', ''],
    ['where w.person_id = person', ''],
  ],
  'private.code_word_since': [['where w.person_id = person', '']],
  'private.warn': [
    ['n.investor_id = person and ', ''],
    ["n.kind = 'security.' || warn.kind and ", ''],
    ["interval '24 hours'", "interval '23 hours'"],
    ["interval '24 hours'", "interval '25 hours'"],
    ['>= 20', '>= 21'],
    ['>= 20', '>= 19'],
    ["warn.kind = 'code_word_changed' and about is not null", 'false'],
    ['private.signed_params(person, told)', 'told'],
  ],
};
