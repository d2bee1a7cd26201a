-- An import that was undone is forgotten, unless the person had changed some of its meals: these stay in the diary, and their rows
-- are kept with the import, so that the same file does not store them again.
alter table imports add column undone_at timestamptz;
