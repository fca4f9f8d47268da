-- What strangers may do so many times (contact messages, questions to houses, codes sent to a listing) is counted here, so
-- that two servers do not allow twice as much. It is counted in the transaction that keeps what is counted: what is lost
-- uses up nothing. Keys are hashed with a secret that the database does not hold.
create table counted_use (
  key text primary key,
  uses int not null,
  ends_at timestamptz not null
);

create index counted_use_end on counted_use (ends_at);

alter table counted_use enable row level security;
alter table counted_use force row level security;
-- Of all counts a request finds the one whose key it brings along.
create policy own_key_only on counted_use to porchlight_app
  using (key = (select current_setting('app.counted_key', true)))
  with check (key = (select current_setting('app.counted_key', true)));
create policy system_does_all on counted_use to porchlight_system using (true) with check (true);
grant select, insert, update on counted_use to porchlight_app;
grant select, insert, update, delete on counted_use to porchlight_system;

-- Tries at signing in are counted by the same statement. None lasts longer than an hour.
alter table sign_in_attempt add ends_at timestamptz;
update sign_in_attempt set ends_at = window_started_at + interval '1 hour';
alter table sign_in_attempt alter ends_at set not null, drop window_started_at;
create index sign_in_attempt_end on sign_in_attempt (ends_at);
