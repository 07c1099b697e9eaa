/** Of the functions that guard files. */
export const filesEdits: Record<string, [find: string, replacement: string][]> = {
  'private.own_object': [
    ["'^'", "''"],
    ['(select private.caller())::text', "'[0-9a-f-]{36}'"],
    ['/[0-9a-f]{8}-', '/.*[0-9a-f]{8}-'],
    ['webp|pdf)$', 'webp|pdf)'],
    ['png|jpg', 'svg|png|jpg'],
    ['\\.(png', '(\\.html)?\\.(png'],
  ],
  'private.own_folders': [
    ["'avatars/' || person || '/'", "'avatars/' || person"],
    ["'proofs/' || person || '/'", "'proofs/' || person"],
    ["'kyc/' || person || '/'", "'kyc/'"],
    ['private.has_proof_to_read(person)', 'true'],
  ],
  'private.is_booked': [[' and i.booked_at is not null', '']],
  'private.may_download_proofs': [
    [' where o.user_id = person', ''],
    [' and not private.lacks_factor(person)', ''],
  ],
  'private.has_uploaded': [
    ["starts_with(path, private.caller()::text || '/')\n    and ", ''],
    ['o.bucket_id = bucket and ', ''],
    [' and o.name = path', ''],
  ],
  'private.may_upload': [
    ["bucket = 'avatars' or ", "bucket <> 'kyc' or "],
    ["bucket = 'avatars' or ", ''],
    ['< 40', '< 4000'],
    [' and p.closed_at is not null', ' and false'],
  ],
};
