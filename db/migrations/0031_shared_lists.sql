-- Lists of homes that somebody shares by a link: the homes' ids and nothing about whoever made it.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (app.shared_list, the hash in hex) sees the
-- one list it belongs to; whoever made it has another secret, of which the link's is made, and ends it with that.

create table shared_list (
  id uuid primary key,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  residence_ids uuid[] not null check (cardinality(residence_ids) between 1 and 50),
  language text not null check (language in ('en', 'es')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > made_at and ends_at <= made_at + interval '60 days')
);
create index shared_list_end on shared_list (ends_at);

create function app_shared_list() returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.shared_list', true), ''), 'hex');

alter table shared_list enable row level security;
alter table shared_list force row level security;
create policy anybody_may_share on shared_list for insert to porchlight_app with check (true);
create policy link_reads on shared_list for select to porchlight_app
  using (secret_hash = (select app_shared_list()));
create policy link_ends on shared_list for delete to porchlight_app
  using (secret_hash = (select app_shared_list()));
create policy system_does_all on shared_list to porchlight_system using (true) with check (true);
grant select, insert, delete on shared_list to porchlight_app;
grant select, insert, update, delete on shared_list to porchlight_system;
