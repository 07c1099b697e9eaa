/** Edits of the functions about mails and where they go; see `picked.ts`. */
export const mailEdits: Record<string, [find: string, replacement: string][]> = {
  'private.mailbox': [
    ["split_part(split_part(address, '@', 1), '+', 1)", "split_part(address, '@', 1)"],
    ['lower(', '('],
    [", 'googlemail.com'", ''],
    ["replace(name, '.', '')", 'name'],
    ["private.mail_domain(split_part(address, '@', 2))", "lower(split_part(address, '@', 2))"],
  ],
  'private.mail_domain': [
    ['private.visible(normalize(left(domain, 250), nfkd))', 'normalize(left(domain, 250), nfkd)'],
    ['left(domain, 250)', 'domain'],
    [', nfkd)', ')'],
    ['lower(upper(', 'lower(('],
    [", 'ß', 'ss')", ", '', '')"],
    [", '。', '.')", ", '', '')"],
    ["'[^[:alnum:].-]', '', 'g'", "'@', '', 'g'"],
    [", '.')\n", ", '')\n"],
  ],
  'private.take_mails': [
    ['d.sent_at is null and ', ''],
    ['d.attempts < 8 and ', ''],
    [' and d.due_at <= now()', ''],
    ["d.kind <> 'security', ", ''],
    ['least(greatest(max_rows, 1), 50)', 'max_rows'],
    ['* (2 ^ o.attempts)', ''],
    ["when o.attempts = 7 then '{}'", "when false then '{}'"],
    ["interval '30 days'", "interval '300 days'"],
    ["interval '48 hours'", "interval '49 hours'"],
    ["o.kind = 'newsletter_confirmation' and ", ''],
  ],
  'private.finish_mail': [
    [' and o.sent_at is null', ''],
    ["finish_mail.failure is null then '{}'", "false then '{}'"],
    ['left(finish_mail.failure, 500)', 'finish_mail.failure'],
  ],
};
