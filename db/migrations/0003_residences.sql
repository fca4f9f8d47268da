-- The directory: states, residences, their groups of beds, and what a house said of its beds.
--
-- Availability is never stored. A house appends what it says to bed_report; what is open now follows from the latest
-- row of each group (total_beds - occupied, and later the holds). Nothing in bed_report is ever changed.

create table state (
  code char(2) primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique
);
grant select on state to porchlight_app;
grant select, insert, update, delete on state to porchlight_system;

create table residence (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  state_code char(2) references state (code),
  city text not null check (length(city) between 1 and 100),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  street text not null check (length(street) <= 200),
  -- How much of the address the public may know; below 'exact' the street leaves the database for its operator only.
  address_visibility text not null default 'hidden' check (address_visibility in ('exact', 'area', 'hidden')),
  phone text not null check (length(phone) <= 40),
  email text check (length(email) <= 254),
  website text check (length(website) <= 500),
  -- Level of support of NARR's standard, I to IV.
  narr_level smallint check (narr_level between 1 and 4),
  certified boolean not null default false,
  certified_until date,
  status text not null default 'draft' check (status in ('published', 'draft', 'archived')),
  -- Synthetic demo data: pages that show such a row say "Sample data".
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index residence_of_organisation on residence (organisation_id);
create index residence_published_by_state on residence (state_code) where status = 'published';
create index residence_sample on residence (is_sample) where is_sample;

create table bed_group (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  residence_id uuid not null references residence (id),
  -- For whom these beds are kept: the operator's stated rule.
  audience text not null check (audience in
    ('women', 'men', 'any', 'women_with_children', 'families', 'couples', 'lgbtq')),
  total_beds int not null check (total_beds between 0 and 1000),
  unique (residence_id, audience)
);
create index bed_group_of_organisation on bed_group (organisation_id);

create table bed_report (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisation (id),
  bed_group_id uuid not null references bed_group (id),
  occupied int not null check (occupied >= 0),
  -- 'confirm' says the number of the row before it is still right.
  kind text not null check (kind in ('report', 'confirm')),
  reported_at timestamptz not null default now(),
  reported_by uuid references person (id)
);
-- Two rows of one instant have one order: the id decides.
create index bed_report_latest on bed_report (bed_group_id, reported_at desc, id desc) include (occupied);
create index bed_report_of_organisation on bed_report (organisation_id);

alter table residence enable row level security;
alter table residence force row level security;
create policy own_or_published on residence for select to porchlight_app
  using (organisation_id = (select app_organisation()) or status = 'published');
create policy own_insert on residence for insert to porchlight_app
  with check (organisation_id = (select app_organisation()));
create policy own_update on residence for update to porchlight_app
  using (organisation_id = (select app_organisation()))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on residence to porchlight_system using (true) with check (true);
grant select, insert, update on residence to porchlight_app;
grant select, insert, update, delete on residence to porchlight_system;

alter table bed_group enable row level security;
alter table bed_group force row level security;
create policy own_or_published on bed_group for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    or exists (select from residence r where r.id = residence_id and r.status = 'published')
  );
create policy own_insert on bed_group for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation())
    and exists (select from residence r where r.id = residence_id and r.organisation_id = bed_group.organisation_id)
  );
create policy own_update on bed_group for update to porchlight_app
  using (organisation_id = (select app_organisation()))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on bed_group to porchlight_system using (true) with check (true);
grant select, insert, update on bed_group to porchlight_app;
grant select, insert, update, delete on bed_group to porchlight_system;

alter table bed_report enable row level security;
alter table bed_report force row level security;
create policy own_or_published on bed_report for select to porchlight_app
  using (
    organisation_id = (select app_organisation())
    or exists (
      select from bed_group g join residence r on r.id = g.residence_id
      where g.id = bed_group_id and r.status = 'published'
    )
  );
create policy own_insert on bed_report for insert to porchlight_app
  with check (
    organisation_id = (select app_organisation())
    and exists (select from bed_group g where g.id = bed_group_id and g.organisation_id = bed_report.organisation_id)
  );
create policy system_does_all on bed_report to porchlight_system using (true) with check (true);
grant insert on bed_report to porchlight_app;
-- Who said a number is for the house to know, so the column is not public.
grant select (id, organisation_id, bed_group_id, occupied, kind, reported_at) on bed_report to porchlight_app;
grant select, insert, delete on bed_report to porchlight_system;

-- The 51 states are facts, not demo data.
set local role porchlight_system;
insert into state (code, name) values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
  ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
  ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
  ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
  ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
  ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
  ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
  ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming');
reset role;
