-- The homes of a county are found by its ZIP codes, and the towns and ZIP codes where homes stand are walked for the
-- sitemap without reading the homes.
create index listing_state_zip on listing (state_code, zip);
