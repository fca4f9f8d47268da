create table state (
  code char(2) primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique
);

grant select, insert, update, delete on state to porchlight_system;
grant select on state to porchlight_app;
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

-- What was listed in each state on each day: counts of what is public, and nothing about a house or a person.
--
-- A day is one in UTC. It is counted once, and `counted_at` says when.
create table state_day (
  day date not null,
  state_code char(2) not null references state (code),
  residences int not null check (residences >= 0),
  certified int not null check (certified >= 0),
  total_beds int not null check (total_beds >= 0),
  -- Beds of the groups whose number was not withdrawn yet.
  reported_beds int not null check (reported_beds >= 0),
  available_beds int not null check (available_beds >= 0),
  -- How many of the available beds had a stale number.
  beds_to_confirm int not null check (beds_to_confirm >= 0),
  counted_at timestamptz not null,
  primary key (day, state_code)
);

grant select, insert on state_day to porchlight_system;
grant select on state_day to porchlight_app;

-- Searches that found nothing, or nothing open: how many, by week, county and what was asked for. Nothing of who asked, when
-- in the week, or where in the county.
create table missed_search (
  -- Its Monday, in UTC.
  week date not null check (extract(isodow from week) = 1),
  state_code char(2) not null references state (code),
  -- Empty for a search of the whole state.
  county text not null check (length(county) <= 100),
  need text not null check (length(need) between 1 and 40),
  outcome text not null check (outcome in ('nothing', 'full')),
  searches int not null check (searches > 0),
  primary key (state_code, week, county, need, outcome)
);
grant select, insert, update on missed_search to porchlight_system;

-- What anyone may read of it: counts of 1 to 10 are null (src/domain/search/missed-search.ts).
create view shown_missed_search with (security_barrier = true) as
select week, state_code, county, need, outcome, case when searches > 10 then searches end as searches from missed_search;
alter view shown_missed_search owner to porchlight_system;
grant select on shown_missed_search to porchlight_app, porchlight_system;

-- Until when each state's affiliate was notified of what went live.
create table daily_list (
  state_code char(2) primary key references state (code),
  notified_until timestamptz not null default now()
);

grant select, insert, update on daily_list to porchlight_system;
insert into daily_list (state_code) select code from state;

-- What an affiliate says on the page of its state (src/domain/states/own-page.ts): as it is being written, and as it was
-- published. The words of the public page are of the edition that stands; an undo lets the one before stand again.
create table state_page_draft (
  organization_id uuid primary key references organization (id),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 40000),
  -- Of two who save at once, the second brings an old one along.
  revision int not null check (revision > 0),
  saved_at timestamptz not null,
  saved_name text not null check (length(saved_name) <= 254)
);

call enable_row_security('state_page_draft');
call allow_own('state_page_draft', 'all', 'claims');
grant select, insert, update on state_page_draft to porchlight_app;

create table state_page_edition (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization (id),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 40000),
  published_at timestamptz not null,
  published_name text not null check (length(published_name) <= 254),
  stands boolean not null,
  undone_at timestamptz,
  undone_name text check (length(undone_name) <= 254),
  check ((undone_at is null) = (undone_name is null)),
  check (not stands or undone_at is null)
);
create unique index state_page_edition_stands on state_page_edition (organization_id) where stands;
create index state_page_edition_of_organization on state_page_edition (organization_id, published_at desc);

call enable_row_security('state_page_edition');
call allow_own('state_page_edition', 'all', 'claims');
grant select, insert, update (stands, undone_at, undone_name) on state_page_edition to porchlight_app;

-- What anyone may read of it: nothing of an affiliate that is locked, and no name of a person.
create view shown_state_page with (security_barrier = true) as
select o.state_code, o.name as affiliate, e.fields, e.published_at
from state_page_edition e join organization o on o.id = e.organization_id
where e.stands and o.kind = 'affiliate'
  and not exists (select from organization_lock l where l.organization_id = o.id and l.ended_at is null);
alter view shown_state_page owner to porchlight_system;
grant select on shown_state_page to porchlight_app, porchlight_system;

-- Servers drop the pages they keep. The channel is the trigger's argument.
create function notify_channel() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;
create trigger notify_when_changed after insert or update or delete on state_page_edition
  for each statement execute function notify_channel('state_page');
