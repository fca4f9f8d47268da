-- The names of the public list, each once. A slip is forgiven by comparing letters, which is dear; many homes share a name,
-- so names are compared here, the best come first, and only then are their homes fetched.

create table listing_name (
  name text primary key,
  homes int not null
);
create index listing_name_alike on listing_name using gin (name gin_trgm_ops);

grant select on listing_name to porchlight_app;
grant select, insert, update, delete on listing_name to porchlight_system;

create function name_listings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- In one order, so that two draws never cross.
  insert into listing_name (name, homes)
    select name, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by name order by name
    on conflict (name) do update set homes = listing_name.homes + excluded.homes;
  if tg_op = 'DELETE' then
    delete from listing_name where homes = 0 and name in (select name from changed);
  end if;
  return null;
end $$;
grant create on schema public to porchlight_system;
alter function name_listings() owner to porchlight_system;
revoke create on schema public from porchlight_system;
revoke execute on function name_listings() from public;

create trigger name_new after insert on listing
  referencing new table as changed for each statement execute function name_listings();
create trigger name_gone after delete on listing
  referencing old table as changed for each statement execute function name_listings();

insert into listing_name select name, count(*) from listing group by name;

drop function listings_named_like(text, cube, double precision, char, int);

-- The library must be there for its setting to be known.
do $$ begin perform similarity('a', 'b'); end $$;

-- The names alike, the most alike first, until they hold so many homes.
create function names_like(words text, most int) returns table (name text, homes int, likeness int)
language plpgsql stable parallel restricted rows 100
-- The letters' index is used whatever the planner thinks of a word: it does not know how dear a comparison is.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
-- Letters in common from which names are alike: a slip in a word of six leaves a little more than half.
set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  -- So many names that hold nearly all letters are enough; with fewer, names are taken that hold fewer letters.
  enough constant int := 50;
  -- Above so many a word says little, and comparing them all would take a second.
  most_compared constant int := 4000;
  alike listing_name[];
  threshold text;
begin
  foreach threshold in array array['0.9', '0.75', '0.6', '0.5'] loop
    perform set_config('pg_trgm.word_similarity_threshold', threshold, true);
    alike := array(select n from listing_name n where n.name %> words limit most_compared);
    exit when cardinality(alike) >= enough;
  end loop;
  return query
    select ranked.name, ranked.homes, ranked.likeness from (
      select c.*, sum(c.homes) over (order by c.likeness desc, c.name) - c.homes as before
      from (
        -- The likeness of the whole name decides between names that hold the words alike.
        select n.name, n.homes, (1000 * word_similarity(words, n.name) + 100 * similarity(words, n.name))::int as likeness
        from unnest(alike) n
      ) c
    ) ranked
    where ranked.before < most order by ranked.likeness desc, ranked.name;
end $$;

-- At most so many homes with a name alike: the nearest around a point, else those with the names most alike; in a state
-- or a town of it where one is given.
create function homes_named_like(words text, around cube, way double precision, state char(2), town text, most int)
returns table (residence_id uuid, likeness int) language plpgsql stable parallel restricted rows 100
set enable_seqscan = off
-- A walk that stops early is meant wherever there is an order.
set random_page_cost = 1.1
-- Nor is each home to be compared with one name after the other.
set enable_nestloop = off
as $$
declare
  -- So many homes are fetched by their names and measured; with more it is quicker to walk from the point outwards.
  most_fetched constant int := 5000;
  named text[];
  likenesses int[];
  homes_named bigint;
begin
  -- In one place the best names may have no home, so all of them are tried there.
  select array_agg(n.name), array_agg(n.likeness), sum(n.homes) into named, likenesses, homes_named
    from names_like(words, case when around is null and state is null then most else 2147483647 end) n;
  if around is not null and homes_named <= most_fetched then
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness)
      cross join lateral (select * from listing h where h.name = n.name offset 0) l
      where l.place <-> around <= way
        and (state is null or l.state_code = state) and (town is null or lower(l.city) = lower(town))
      order by l.place <-> around limit most;
  elsif around is not null then
    return query select l.residence_id, n.likeness from (
      select h.residence_id, h.name from listing h
      where h.place && cube_enlarge(around, way, 3) and h.place <-> around <= way
        and (state is null or h.state_code = state) and (town is null or lower(h.city) = lower(town))
      order by h.place <-> around limit 25000
    ) l join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  elsif town is not null then
    return query select l.residence_id, n.likeness
      from (select * from listing h where h.state_code = state and lower(h.city) = lower(town) offset 0) l
      join unnest(named, likenesses) n (name, likeness) on n.name = l.name limit most;
  else
    return query select l.residence_id, n.likeness
      from unnest(named, likenesses) n (name, likeness) cross join lateral (
        select h.residence_id from listing h where h.name = n.name and (state is null or h.state_code = state) limit most
      ) l limit most;
  end if;
end $$;
