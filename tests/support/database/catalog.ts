import type { OwnerConnection } from '#server/plumbing/database/engine.ts'

/**
 * All that the catalog says of the schema `public`, one line for each thing, in one order: equal lists are equal
 * databases. A column has its place among the others and not its number, in which dropped ones leave gaps.
 */
export async function readCatalog(connection: OwnerConnection): Promise<string[]> {
  const lines: string[] = []
  for (const question of Object.values(questions)) {
    const rows = await connection.query<{ line: string }>(`select line from (${question}) asked order by line`)
    lines.push(...rows.map(({ line }) => line))
  }
  return lines
}

const writeName = (role: string) => `case ${role} when 0 then 'public' else ${role}::regrole::text end`
const writeGranted = (rights: string) =>
  `coalesce((select string_agg(${writeName('g.grantee')} || '=' || g.privilege_type || case when g.is_grantable then '*' else '' end
      || ' by ' || g.grantor::regrole, ', ' order by ${writeName('g.grantee')}, g.privilege_type, g.grantor)
    from aclexplode(${rights}) g), '')`
const writeOfUs = (kind: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${kind}'::regclass and d.objid = ${id} and d.deptype = 'e')`

const questions = {
  schema: `
    select concat_ws(' | ', 'schema', nspname, ${writeGranted(`coalesce(nspacl, acldefault('n', nspowner))`)}) as line
    from pg_namespace where nspname = 'public'
    union all select 'extension | ' || extname from pg_extension
    union all select concat_ws(' | ', 'rights by default', defaclobjtype, defaclacl) from pg_default_acl`,
  relations: `
    select concat_ws(' | ', 'relation', relname, relkind, relowner::regrole, relpersistence, reloptions::text,
      'row security ' || relrowsecurity || ' ' || relforcerowsecurity, relreplident,
      ${writeGranted(`coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))`)}) as line
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i' and ${writeOfUs('pg_class', 'pg_class.oid')}`,
  columns: `
    select concat_ws(' | ', 'column', c.relname,
      lpad((row_number() over (partition by c.oid order by a.attnum))::text, 3, '0'), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation, case when a.attnotnull then 'not null' end,
      'default ' || pg_get_expr(e.adbin, e.adrelid), 'generated ' || nullif(a.attgenerated::text, ''),
      'identity ' || nullif(a.attidentity::text, ''), a.attstorage, nullif(a.attcompression::text, ''), nullif(a.attstattarget, -1),
      ${writeGranted('a.attacl')}) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef e on e.adrelid = c.oid and e.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  constraints: `
    select concat_ws(' | ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `
    select concat_ws(' | ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid,
      (select string_agg(a.attnum || ' ' || a.attstattarget, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = i.indexrelid and a.attstattarget >= 0)) as line
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  policies: `
    select concat_ws(' | ', 'policy', polrelid::regclass, polname, polpermissive, polcmd,
      (select string_agg(${writeName('role')}, ', ' order by 1) from unnest(polroles) role),
      'using ' || pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid)) as line
    from pg_policy join pg_class c on c.oid = polrelid where c.relnamespace = 'public'::regnamespace`,
  functions: `
    select concat_ws(' | ', 'function', pg_get_functiondef(p.oid), p.proowner::regrole, p.procost, p.prorows,
      ${writeGranted(`coalesce(p.proacl, acldefault('f', p.proowner))`)}) as line
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${writeOfUs('pg_proc', 'p.oid')}`,
  triggers: `
    select concat_ws(' | ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  views: `
    select concat_ws(' | ', 'view', relname, pg_get_viewdef(oid)) as line
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
  sequences: `
    select concat_ws(' | ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax,
      seqcache, seqcycle) as line
    from pg_sequence join pg_class on pg_class.oid = seqrelid where relnamespace = 'public'::regnamespace`,
}
