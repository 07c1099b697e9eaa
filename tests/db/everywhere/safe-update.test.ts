import { beforeAll, expect, test } from 'vitest';
import { findUnsafeFunctions } from '../../../supabase/embedded/safe-update.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase();
});

const find = (schemas: string[]) => findUnsafeFunctions(db.owner as never, schemas);

test('every UPDATE and DELETE in a function of ours has a WHERE, without which a hosted project refuses it', async () => {
  expect(await find(['public', 'private', 'ledger'])).toEqual([]);
});

test.each([
  ['in SQL', `language sql as 'update private.things set n = 1; select'`, 'UPDATE'],
  ['in SQL that is not quoted', 'language sql begin atomic delete from private.things; end', 'DELETE'],
  [
    'of its own',
    `language sql as 'update private.things set n = (select t.n from private.things t where t.n = 1)'`,
    'UPDATE',
  ],
  ['in PL/pgSQL', `language plpgsql as 'begin update private.things set n = 1; end'`, 'UPDATE'],
  [
    'in a query of PL/pgSQL that reads what it changed',
    `language plpgsql as 'declare m int; begin with gone as (delete from private.things returning n) select n into m from gone; end'`,
    'DELETE',
  ],
  [
    'in a loop over what is deleted',
    `language plpgsql as 'declare r record; begin for r in delete from private.things returning n loop null; end loop; end'`,
    'DELETE',
  ],
])('an UPDATE or DELETE without WHERE %s is found', async (_, body, verb) => {
  await db.owner.unsafe(`
    create schema if not exists unsafe; create table if not exists private.things (n int);
    create or replace function unsafe.all_of_it() returns void ${body}`);
  expect(await find(['unsafe'])).toEqual([`unsafe.all_of_it(): ${verb} requires a WHERE clause`]);
});

test.each([
  `language sql as 'update private.things set n = 1 where true'`,
  `language plpgsql as 'declare m int := 1; begin m := m + 1; delete from private.things t where t.n = m; if m > 1 then perform 1; end if; end'`,
  `language plpgsql as 'begin insert into private.things values (1) on conflict do nothing; end'`,
])('one that says which rows it means is not', async (body) => {
  await db.owner.unsafe(`
    create schema if not exists unsafe; create table if not exists private.things (n int);
    create or replace function unsafe.all_of_it() returns void ${body}`);
  expect(await find(['unsafe'])).toEqual([]);
});
