-- A question that went to several homes at once: each home has its own row and knows nothing of the others. The rows carry
-- one hash, of the secret of the page that shows all answers; whoever brings that secret along (app.inquiry_secret) sees
-- and deletes them all.
alter table inquiry add asked_together bytea check (length(asked_together) = 32);
create index inquiry_together on inquiry (asked_together) where asked_together is not null;

create policy sender_reads_together on inquiry for select to porchlight_app
  using (asked_together = (select app_inquiry_secret()));
create policy sender_deletes_together on inquiry for delete to porchlight_app
  using (asked_together = (select app_inquiry_secret()));

-- Closed by whoever asked, who has a place in another home by now.
alter table inquiry drop constraint inquiry_closed_reason_check;
alter table inquiry add constraint inquiry_closed_reason_check
  check (closed_reason in ('moved_in', 'no_bed', 'not_reached', 'not_needed'));
