-- Questions about a bed, and corrections of a listing: left by visitors without an account, read by the operator.
--
-- Only a hash of the link's secret is kept. Whoever brings the secret along (app.inquiry_secret, the hash in hex) sees
-- and deletes the one row it belongs to; nobody else but the operator reads any. Deleting takes the row itself away.

create table inquiry (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  residence_id uuid not null references residence (id) on delete cascade,
  kind text not null check (kind in ('bed', 'correction')),
  received_at timestamptz not null,
  language text not null check (language in ('en', 'es')),
  sender_name text not null default '' check (length(sender_name) <= 100),
  answer_by text check (answer_by in ('text', 'call', 'email')),
  -- A phone number or a mail address; a correction needs none.
  reach text not null default '' check (length(reach) <= 254),
  needed text check (needed in ('tonight', 'this_week', 'later')),
  message text not null default '' check (length(message) <= 4000),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- Tells the same request sent twice from another one with its key.
  body_hash bytea not null check (length(body_hash) = 32),
  -- When the house's people were mailed about it; a job does that, since visitors may not know who they are.
  told_at timestamptz,
  -- When somebody of the house first opened it.
  read_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  -- The name is copied, so that it still says who answered after a person has left.
  answered_name text,
  check (kind = 'correction' or (answer_by is not null and reach <> '' and needed is not null)),
  check ((answered_at is null) = (answered_by is null) and (answered_by is null) = (answered_name is null))
);
create index inquiry_of_organisation on inquiry (organisation_id, received_at desc, id desc);
create index inquiry_of_residence on inquiry (residence_id);
create index inquiry_age on inquiry (received_at);
create index inquiry_untold on inquiry (received_at) where told_at is null;

create function app_inquiry_secret() returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.inquiry_secret', true), ''), 'hex');

alter table inquiry enable row level security;
alter table inquiry force row level security;
create policy anybody_may_ask on inquiry for insert to porchlight_app with check (
  told_at is null and read_at is null and answered_at is null
  and exists (
    select from residence r
    where r.id = residence_id and r.organisation_id = inquiry.organisation_id and r.status = 'published'
  )
);
create policy own_house_reads on inquiry for select to porchlight_app
  using (organisation_id = (select app_organisation()));
-- Corrections are also for the alliance, which answers for the directory.
create policy alliance_reads_corrections on inquiry for select to porchlight_app
  using (kind = 'correction' and (select app_organisation()) = '00000000-0000-4000-8000-000000000001');
create policy sender_reads on inquiry for select to porchlight_app
  using (secret_hash = (select app_inquiry_secret()));
create policy sender_deletes on inquiry for delete to porchlight_app
  using (secret_hash = (select app_inquiry_secret()));
create policy own_house_handles on inquiry for update to porchlight_app
  using (organisation_id = (select app_organisation()))
  with check (organisation_id = (select app_organisation()));
create policy system_does_all on inquiry to porchlight_system using (true) with check (true);
grant select, insert, delete on inquiry to porchlight_app;
grant update (read_at, answered_at, answered_by, answered_name) on inquiry to porchlight_app;
grant select, insert, update, delete on inquiry to porchlight_system;

-- Who certifies in a state is a public fact; other organisations keep their rows to themselves.
create policy affiliates_are_public on organisation for select to porchlight_app using (kind = 'affiliate');
create index organisation_affiliate_of_state on organisation (state_code) where kind = 'affiliate';
