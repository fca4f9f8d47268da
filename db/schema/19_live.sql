-- Open desks are notified that something of their organization changed, and read it again: the channel carries no content.
create function notify_desks(organizations uuid[]) returns void language plpgsql as $$
begin
  if cardinality(organizations) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', one::text) from unnest(organizations) one;
  end if;
end $$;

create function notify_desk() returns trigger language plpgsql as $$
begin
  perform notify_desks(array(select distinct organization_id from changed));
  return null;
end $$;

-- The same of residences and their beds, but for an import's: its desk is notified at its end.
create function notify_desk_of_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare later uuid[] := residences_of_slices();
begin
  if tg_table_name = 'residence' then
    perform notify_desks(array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and id <> all (later)));
  else
    perform notify_desks(array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and residence_id <> all (later)));
  end if;
  return null;
end $$;
call run_after('membership', 'insert, update, delete', 'notify_desk');
call run_after('residence', 'insert, update, delete', 'notify_desk_of_residences');
call run_after('bed_group', 'insert, update', 'notify_desk_of_residences');
call run_after('bed_hold', 'insert', 'notify_desk');
call run_after('bed_hold_end', 'insert', 'notify_desk');
call run_after('shift_note', 'insert, update', 'notify_desk');
call run_after('inquiry', 'insert, update, delete', 'notify_desk');
call run_after('inquiry_reply', 'update', 'notify_desk');
call run_after('invitation', 'insert, update', 'notify_desk');
call run_after('training_step', 'insert, delete', 'notify_desk');
call run_after('waiting', 'insert, update, delete', 'notify_desk');
call run_after('waiting_ping', 'insert', 'notify_desk');
call run_after('claim', 'insert, update', 'notify_desk');
call run_after('claim_notice', 'insert, update', 'notify_desk');
call run_after('publishing_check', 'insert, update', 'notify_desk');

-- Open desks are notified of bed reports by their ids: a board that has them already does not read them again. Above 50
-- reports, the organization alone is named.
create function notify_desk_of_reports() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 50 then
    perform notify_desks(array(select distinct organization_id from changed));
  else
    perform pg_notify('desk', organization_id || ' ' || id) from changed;
  end if;
  return null;
end $$;
call run_after('bed_report', 'insert', 'notify_desk_of_reports');

-- Those who decide in a state are notified of its claims as well: of proofs, which are updates and never new rows, and of
-- objections.
create function notify_deciders() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', o.id::text) from organization o
  where o.kind = 'alliance' or (o.kind = 'affiliate' and o.state_code in (select state_code from changed));
  return null;
end $$;
call run_after('claim', 'update', 'notify_deciders');
call run_after('claim_notice', 'update', 'notify_deciders');
call run_after('publishing_check', 'insert, update', 'notify_deciders');

-- Whoever reviews an application is notified of what the other reviewers and the operator do, once it is open to them.
create function notify_reviewers() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'application' then
    perform pg_notify('desk', affiliate_id::text) from changed where opened_at is not null;
  else
    perform pg_notify('desk', a.affiliate_id::text) from application a
    where a.opened_at is not null and a.id in (select application_id from changed);
  end if;
  return null;
end $$;
call run_after('application', 'update', 'notify_reviewers');
call run_after('application_rule', 'update', 'notify_reviewers');
call run_after('application_question', 'insert', 'notify_reviewers');
call run_after('application_finding', 'insert', 'notify_reviewers');
call run_after('application_message', 'insert', 'notify_reviewers');

-- The open streams of a person who left an organization end on every server.
create function notify_member_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('left_desk', old.organization_id || ' ' || old.person_id);
  return null;
end $$;
create trigger notify_member_left after delete on membership for each row execute function notify_member_left();
