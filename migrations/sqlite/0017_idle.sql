-- Tables at which nothing ever came due are looked at once they are idle: lobbies after 6 days, games after 23. Those that have
-- been idle for longer are spread over a day, so that not all of their messages are changed at once.
UPDATE `tables` SET `wake_at` = max(
	`changed_at` + CASE `status` WHEN 'lobby' THEN 518400000 ELSE 1987200000 END,
	unixepoch() * 1000 + abs(random() % 86400000)
) WHERE `status` IN ('lobby', 'playing') AND `wake_at` IS NULL;
