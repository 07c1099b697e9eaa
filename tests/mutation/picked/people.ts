/** Edits of the list of people and of its export; see `picked.ts`. */
export const peopleEdits: Record<string, [find: string, replacement: string][]> = {
  'private.matching_people': [
    [' or p.id = given_id', ''],
    ['rare = pattern or strpos(lower(p.name), given) > 0', 'true'],
    ['where f.person_id = p.id', ''],
    ['p.country = only_country', 'true'],
    [' where o.role = only_role', ''],
    ["p.created_at >= joined_from::timestamp at time zone 'utc'", 'true'],
    ['(joined_to + 1)', 'joined_to'],
    ["'confirmed' then p.verified", "'confirmed' then true"],
    ['then not p.verified', 'then true'],
    ['then private.has_identity(p.id)', 'then true'],
    ['then p.id in (select f.person_id from private.freezes f)', 'then true'],
  ],
  'private.rare_pattern': [
    ['count(*) > 10', 'false'],
    ["regexp_replace(t.part[1], '([\\\\%_])', '\\\\\\1', 'g')", 't.part[1]'],
  ],
  'private.find_people': [['least(greatest(max_rows, 1), 200)', 'max_rows']],
  'private.export_people': [
    ["private.require_site_decision('admin')", "private.require_site_decision('admin', 'treasurer')"],
    ["private.require_site_decision('admin')", "private.require_operator('admin')"],
    ['private.given_reason(export_people.reason)', 'export_people.reason'],
    ["'rows', jsonb_array_length(people)", "'rows', 0"],
    ['null, 10000)', 'null, 3)'],
  ],
};
