-- Homes whose name holds words like these. A function of its own, because only so can it be said that the letters' index
-- is used whatever the planner thinks of a word: comparing names one by one takes a thousand times as long, and the
-- planner does not know how dear a comparison is.

-- The library must be there for its setting to be known.
do $$ begin perform similarity('a', 'b'); end $$;

-- At most so many, in no order. Around a point, or in a state, or everywhere.
create function listings_named_like(words text, around cube, way double precision, state char(2), most int)
returns setof listing language plpgsql stable parallel restricted rows 100
set enable_seqscan = off
set enable_indexscan = off
-- Letters in common from which names are alike: a slip in a word of six leaves a little more than half.
set pg_trgm.word_similarity_threshold = 0.5
as $$
begin
  if around is not null then
    return query select * from listing
      where place && cube_enlarge(around, way, 3) and name %> words and place <-> around <= way limit most;
  elsif state is not null then
    return query select * from listing where state_code = state and name %> words limit most;
  else
    return query select * from listing where name %> words limit most;
  end if;
end $$;
