-- Open desks are notified that something of their organization changed, and read it again: the channel carries no content.
create function notify_desk() returns trigger language plpgsql as $$
begin
  if (select count(distinct organization_id) from changed) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', organization_id::text) from (select distinct organization_id from changed) told;
  end if;
  return null;
end $$;

-- The same of residences and their beds, but for an import's: its desk is told at its end.
create function tell_desk_of_residences() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  later uuid[] := residences_of_slices();
  told uuid[];
begin
  if tg_table_name = 'residence' then
    told := array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and id <> all (later));
  else
    told := array(select distinct organization_id from changed
      where (import_id is null or import_id not in (select w.id from unfinished_import w)) and residence_id <> all (later));
  end if;
  if cardinality(told) > 50 then
    perform pg_notify('desk', '*');
  else
    perform pg_notify('desk', one::text) from unnest(told) one;
  end if;
  return null;
end $$;
create trigger notify_when_joined after insert on membership
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on membership
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_left after delete on membership
  referencing old table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on residence
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create trigger notify_when_changed after update on residence
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create trigger notify_when_deleted after delete on residence
  referencing old table as changed for each statement execute function tell_desk_of_residences();
create trigger notify_when_added after insert on bed_group
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create trigger notify_when_changed after update on bed_group
  referencing new table as changed for each statement execute function tell_desk_of_residences();
create trigger notify_when_held after insert on bed_hold
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_ended after insert on bed_hold_end
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_written after insert on shift_note
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on shift_note
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_asked after insert on inquiry
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_handled after update on inquiry
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_deleted after delete on inquiry
  referencing old table as changed for each statement execute function notify_desk();
create trigger notify_when_settled after update on inquiry_reply
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on invitation
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on invitation
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_ticked after insert on training_step
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_unticked after delete on training_step
  referencing old table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on waiting
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on waiting
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_deleted after delete on waiting
  referencing old table as changed for each statement execute function notify_desk();
create trigger notify_when_asked after insert on waiting_ping
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on claim
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on claim
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on claim_notice
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on claim_notice
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_added after insert on publishing_check
  referencing new table as changed for each statement execute function notify_desk();
create trigger notify_when_changed after update on publishing_check
  referencing new table as changed for each statement execute function notify_desk();

-- Open desks are notified of bed reports by their ids: a board that has them already does not read them again. Above 50
-- reports, the organization alone is named.
create function notify_desk_of_reports() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 50 then
    if (select count(distinct organization_id) from changed) > 50 then
      perform pg_notify('desk', '*');
    else
      perform pg_notify('desk', organization_id::text) from (select distinct organization_id from changed) told;
    end if;
  else
    perform pg_notify('desk', organization_id || ' ' || id) from changed;
  end if;
  return null;
end $$;
create trigger notify_when_reported after insert on bed_report
  referencing new table as changed for each statement execute function notify_desk_of_reports();

-- Those who decide in a state are notified of its claims as well: of proofs, which are updates and never new rows, and of
-- objections.
create function notify_deciders() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', o.id::text) from organization o
  where o.kind = 'alliance' or (o.kind = 'affiliate' and o.state_code in (select state_code from changed));
  return null;
end $$;
create trigger notify_deciders_when_changed after update on claim
  referencing new table as changed for each statement execute function notify_deciders();
create trigger notify_deciders_when_objected after update on claim_notice
  referencing new table as changed for each statement execute function notify_deciders();
create trigger notify_deciders_when_added after insert on publishing_check
  referencing new table as changed for each statement execute function notify_deciders();
create trigger notify_deciders_when_changed after update on publishing_check
  referencing new table as changed for each statement execute function notify_deciders();

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
create trigger notify_reviewers_when_changed after update on application
  referencing new table as changed for each statement execute function notify_reviewers();
create trigger notify_reviewers_when_changed after update on application_rule
  referencing new table as changed for each statement execute function notify_reviewers();
create trigger notify_reviewers_when_asked after insert on application_question
  referencing new table as changed for each statement execute function notify_reviewers();
create trigger notify_reviewers_when_found after insert on application_finding
  referencing new table as changed for each statement execute function notify_reviewers();
create trigger notify_reviewers_when_written after insert on application_message
  referencing new table as changed for each statement execute function notify_reviewers();

-- The open streams of a person who left an organization end on every server.
create function notify_member_left() returns trigger language plpgsql as $$
begin
  perform pg_notify('left_desk', old.organization_id || ' ' || old.person_id);
  return null;
end $$;
create trigger notify_member_left after delete on membership for each row execute function notify_member_left();
