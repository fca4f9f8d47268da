-- What was listed in each state on each day: counts of what is public, and nothing about a house or a person.
--
-- A day is one in UTC. It is counted once, and `counted_at` says when.

create table state_day (
  day date not null,
  state_code char(2) not null references state (code),
  homes int not null check (homes >= 0),
  certified int not null check (certified >= 0),
  total_beds int not null check (total_beds >= 0),
  -- Beds of the groups whose number was at most 7 days old.
  said_beds int not null check (said_beds >= 0),
  available_beds int not null check (available_beds >= 0),
  -- How many of the available ones were said more than 3 days before.
  beds_to_confirm int not null check (beds_to_confirm >= 0),
  counted_at timestamptz not null,
  primary key (day, state_code)
);

grant select on state_day to porchlight_app;
grant select, insert on state_day to porchlight_system;
