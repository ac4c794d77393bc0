-- The part of the data that the nested query reads, as tables of their own that the peers find ready: words in one
-- language and prices of one country, joined and computed before. Keys and indexes as in the service's own tables.
create schema peers;

create table peers.recipe (id text collate "C" primary key, title text not null);
insert into peers.recipe
  select r.id, w.words->>'title' from recipe r join catalogue_text w on w.kind = 'recipe' and w.id = r.id and w.lang = 'en'
  where not r.withdrawn;

create table peers.ingredient (
  id text collate "C" primary key, name text not null, unit text not null,
  kcal float8 not null, protein float8 not null, fat float8 not null, carb float8 not null
);
insert into peers.ingredient
  select i.id, w.words->>'name', i.unit, i.kcal, i.protein, i.fat, i.carb
  from ingredient i join catalogue_text w on w.kind = 'ingredient' and w.id = i.id and w.lang = 'en';

create table peers.price (
  ingredient_id text collate "C" primary key references peers.ingredient, cost float8 not null, currency text not null
);

create table peers.recipe_line (
  recipe_id text collate "C" references peers.recipe, position int, amount float8 not null,
  ingredient_id text collate "C" not null references peers.ingredient, primary key (recipe_id, position)
);
create index on peers.recipe_line (ingredient_id);
insert into peers.recipe_line
  select l.recipe_id, l.position, l.amount, l.ingredient_id from recipe_line l join peers.recipe r on r.id = l.recipe_id;
