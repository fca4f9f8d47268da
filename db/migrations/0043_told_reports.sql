-- Open desks hear which numbers were said, by the ids of the reports: a board that has them already does not ask anew. Many at
-- once are told as before.

create function tell_desk_of_reports() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 50 then
    if (select count(distinct organisation_id) from changed) > 50 then
      perform pg_notify('desk', '*');
    else
      perform pg_notify('desk', organisation_id::text) from (select distinct organisation_id from changed) told;
    end if;
  else
    perform pg_notify('desk', organisation_id || ' ' || id) from changed;
  end if;
  return null;
end $$;

drop trigger told_when_said on bed_report;
create trigger told_when_said after insert on bed_report
  referencing new table as changed for each statement execute function tell_desk_of_reports();
