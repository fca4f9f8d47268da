-- What holds for all tables and functions above.

-- A row goes to another organization only by a claim that is approved, or undone, in the same transaction, or with a
-- listing that is merged, or given back: a mistake in a statement of the system moves no residence.
create function keep_organization() returns trigger language plpgsql as $$
begin
  if not exists (
    select from claim c
    -- The two sides first: an index finds their claims, where there are many.
    where c.organization_id in (old.organization_id, new.organization_id)
      and c.xmin = pg_current_xact_id()::xid and c.ended_as = 'approved' and c.handed_over_at is null
      and (old.organization_id, new.organization_id) = (
        case when c.undone_at is null then c.from_organization_id else c.organization_id end,
        case when c.undone_at is null then c.organization_id else c.from_organization_id end
      )
      and (tg_table_name <> 'residence' or to_jsonb(new) ->> 'id' = c.residence_id::text)
  ) and (tg_table_name = 'residence' or not exists (
    select from listing_merge m
    where m.kept_holder in (old.organization_id, new.organization_id) and m.xmin = pg_current_xact_id()::xid
      and (old.organization_id, new.organization_id) = (
        case when m.undone_at is null then m.gone_holder else m.kept_holder end,
        case when m.undone_at is null then m.kept_holder else m.gone_holder end
      )
  )) then
    raise exception 'A row of % changes its organization only by a claim or a merge.', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Every table of an organization has it, but: no row of the history changes, and an address a house gave up may become
-- another's (keep_slug).
do $$
declare belonging regclass;
begin
  for belonging in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'organization_id'
      and relname not in ('history', 'residence_slug')
  loop
    execute format('create trigger keeps_organization before update of organization_id on %s
      for each row when (old.organization_id is distinct from new.organization_id) execute function keep_organization()',
      belonging);
  end loop;
end $$;

-- Every table of an organization that its people write, but for the history and the alliance's mail, which tell of it.
do $$
declare belonging regclass;
begin
  for belonging in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'organization_id'
      and relname not in ('history', 'mail')
      and (has_any_column_privilege('porchlight_app', attrelid, 'insert, update')
        or has_table_privilege('porchlight_app', attrelid, 'delete'))
  loop
    execute format('create trigger stops_while_locked before insert or update or delete on %s
      for each statement execute function refuse_while_locked()', belonging);
  end loop;
end $$;

-- What runs with the rights of its owner reads every operator's rows: it is the system's, and nobody else may call it
-- unless a grant above says so.
do $$
declare lent regprocedure;
begin
  for lent in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('revoke execute on function %s from public', lent);
    execute format('alter function %s owner to porchlight_system', lent);
  end loop;
end $$;

grant execute on function say_opening to porchlight_app;

drop procedure enable_row_security, allow_own, keep_to_residences, run_after;
revoke create on schema public from porchlight_system;
