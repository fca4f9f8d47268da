-- When anything public of a home last changed, so that programs that keep a copy can ask for what is newer. A home is
-- drawn anew with the default; what a house says of its beds, and holds, are updates. (A hold that runs out and a number
-- that grows too old change what is shown without any write: the reader adds those moments.)

alter table listing add changed_at timestamptz not null default now();
alter table listing_beds add changed_at timestamptz not null default now();

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger note_change before update on listing for each row execute function note_change();
create trigger note_change before update on listing_beds for each row execute function note_change();
