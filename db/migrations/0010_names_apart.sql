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

-- The names alike, the most alike first, until they hold so many homes.
create function names_like(words text, most int) returns table (name text, homes int)
language plpgsql stable parallel restricted rows 100
-- The letters' index is used whatever the planner thinks of a word: it does not know how dear a comparison is.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
-- Letters in common from which names are alike: a slip in a word of six leaves a little more than half.
set pg_trgm.word_similarity_threshold = 0.5
as $$
declare
  -- Above so many names a word says little, and comparing them all would take a second.
  most_compared constant int := 5000;
  alike listing_name[] := array(select n from listing_name n where n.name %> words limit most_compared + 1);
begin
  if cardinality(alike) > most_compared then
    -- Then nearly all letters must be there, so that a slip's names do not push out those that were meant.
    perform set_config('pg_trgm.word_similarity_threshold', '0.9', true);
    alike := array(select n from listing_name n where n.name %> words limit most_compared);
  end if;
  return query
    select ranked.name, ranked.homes from (
      select compared.*, sum(compared.homes) over (order by likeness desc, compared.name) - compared.homes as before
      from (
        select n.name, n.homes, 10 * word_similarity(words, n.name) + similarity(words, n.name) as likeness
        from unnest(alike) n
      ) compared
    ) ranked
    where ranked.before < most order by ranked.likeness desc, ranked.name;
end $$;

-- At most so many homes with a name alike: the nearest around a point, else those with the names most alike, in a state or
-- a town of it or everywhere.
create function listings_named_like(
  words text, around cube, way double precision, state char(2), town text, most int
) returns setof listing language plpgsql stable parallel restricted rows 100
set enable_seqscan = off
as $$
declare
  -- As many homes are fetched by their names and measured; with more it is quicker to walk from the point outwards.
  most_fetched constant int := 5000;
  -- In one place the best names may have no home, so many more are tried there.
  named text[];
  homes_named bigint;
begin
  select array_agg(n.name), sum(n.homes) into named, homes_named
    from names_like(words, case when around is null and state is null then most else 1000000000 end) n;
  if around is not null and homes_named <= most_fetched then
    return query select l.* from listing l
      where l.name = any(named) and l.place <-> around <= way order by l.place <-> around limit most;
  elsif around is not null then
    return query select l.* from (
      select * from listing where place && cube_enlarge(around, way, 3) and place <-> around <= way
      order by place <-> around limit 25000
    ) l where l.name = any(named) limit most;
  elsif town is not null then
    return query select l.* from listing l
      where l.state_code = state and lower(l.city) = lower(town) and l.name = any(named) limit most;
  else
    return query select l.* from unnest(named) with ordinality n (name, place) cross join lateral (
      select * from listing where listing.name = n.name and (state is null or state_code = state) limit most
    ) l limit most;
  end if;
end $$;
