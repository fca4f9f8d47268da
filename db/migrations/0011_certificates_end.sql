-- A certificate holds to its last day, and whether it still does is decided at the moment of asking (src/domain/certificate.ts).
-- So the list keeps the day, and counts no certified homes ahead of time.

alter table listing add certified_until date;

-- `today` is the day it still is in the latest time zone. A certificate without a last day holds.
create function certificate_holds(certified boolean, last_day date, today date) returns boolean
language sql immutable parallel safe
return certified and (last_day is null or last_day >= today);

create or replace view listing_source with (security_invoker = true) as
select r.id as residence_id, r.slug, r.name, o.name as organisation_name, r.state_code, r.city,
  case when r.address_visibility <> 'hidden' then r.zip end as zip,
  case when r.address_visibility = 'exact' then r.street end as street,
  r.address_visibility, point.latitude, point.longitude,
  ball_point(coalesce(point.latitude, r.town_latitude), coalesce(point.longitude, r.town_longitude)) as place,
  r.phone, r.takes_texts, r.narr_level, r.certified, r.fee_amount, r.fee_per, r.cash_to_move_in,
  need_mask(r.answers, true) as said_yes, need_mask(r.answers, false) as said_no,
  r.minimum_sobriety_days, r.keeps_waiting_list, r.claimed_at is not null as is_claimed, r.is_sample,
  (select max(latest.reported_at) from bed_group g cross join lateral (
    select b.reported_at from bed_report b where b.bed_group_id = g.id order by b.reported_at desc, b.id desc limit 1
  ) latest where g.residence_id = r.id) as said_at,
  case when r.certified then r.certified_until end as certified_until
from residence r
join organisation o on o.id = r.organisation_id
cross join lateral (
  select case r.address_visibility when 'exact' then r.latitude when 'area' then r.area_latitude end as latitude,
    case r.address_visibility when 'exact' then r.longitude when 'area' then r.area_longitude end as longitude
) point
where r.status = 'published' and r.state_code is not null;

-- By the names of the columns: a listing has some of its own, which the defaults fill.
create or replace function draw_listings(homes uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from residence where id = any(homes) order by id for update;
  delete from listing where residence_id = any(homes);
  delete from listing_beds where residence_id = any(homes);
  insert into listing (residence_id, slug, name, organisation_name, state_code, city, zip, street, address_visibility,
      latitude, longitude, place, phone, takes_texts, narr_level, certified, fee_amount, fee_per, cash_to_move_in,
      said_yes, said_no, minimum_sobriety_days, keeps_waiting_list, is_claimed, is_sample, said_at, certified_until)
    select * from listing_source where residence_id = any(homes);
  insert into listing_beds select * from listing_beds_source where residence_id = any(homes);
  perform tell_listings(homes);
end $$;

create or replace function facets_of(certified boolean, narr_level smallint, said_yes bigint, said_no bigint)
returns setof text language sql stable
begin atomic
  select 'homes'
  union all select 'level:' || narr_level where narr_level is not null
  union all select 'yes:' || n.name from need n where said_yes & (1::bigint << n.bit) <> 0
  union all select 'no:' || n.name from need n where said_no & (1::bigint << n.bit) <> 0;
end;

-- Whatever another program would open or run by such an address is no home page.
alter table residence add constraint residence_website_is_a_page check (website ~* '^https?://[^\s]+$') not valid;

set local role porchlight_system;
update residence set website = null where website !~* '^https?://[^\s]+$';
update listing l set certified_until = r.certified_until
from residence r where r.id = l.residence_id and r.certified and r.certified_until is not null;
delete from listing_facet where facet = 'certified';
reset role;
