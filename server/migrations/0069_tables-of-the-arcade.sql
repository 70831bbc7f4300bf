-- Tables of the arcade are everybody's rounds, as Liftoff's are: they have a clock of their own.
update games set has_shared_rounds = true
  where game_id between 501 and 505 and platform_id = 1;
-- No dealer stands before a camera there: the tab says what it holds. The wire keeps its number.
update game_types set name = 'เกมโต๊ะ', name_en = 'Tables'
  where type_id = 5 and name_en = 'Live casino';
