-- A new certificate ends the one before it. Mostly there is none, and then nothing follows from its end: to look for it all the
-- same took more than half of the time that loading the demo takes.
grant create on schema public to porchlight_system;
set local role porchlight_system;
create or replace function follow_certificates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from changed) then return null; end if;
  update residence r
    set certified = c.id is not null, certified_until = c.ends_on, narr_level = coalesce(c.narr_level, r.narr_level)
    from (select distinct residence_id from changed where ended_as is distinct from 'replaced') t
    left join certificate c on c.residence_id = t.residence_id and c.ended_at is null
    where r.id = t.residence_id and (r.certified, r.certified_until, r.narr_level)
      is distinct from (c.id is not null, c.ends_on, coalesce(c.narr_level, r.narr_level));
  if app_source() is not null then
    insert into history (organisation_id, person_id, person_name, source, device, subject, subject_id, subject_name,
        change, after)
      select c.organisation_id, app_person(), (select acting_name()), app_source(), app_device(), 'certificate',
        c.residence_id, r.name, coalesce(c.ended_as, 'certified'),
        jsonb_build_object('number', c.number) || case when c.ended_as is null
          then jsonb_build_object('level', c.narr_level, 'issued_on', c.issued_on, 'ends_on', c.ends_on)
          else jsonb_build_object('reason', c.end_reason) end
      from changed c join residence r on r.id = c.residence_id
      where c.ended_as is distinct from 'replaced';
  end if;
  return null;
end $$;
reset role;
revoke create on schema public from porchlight_system;
