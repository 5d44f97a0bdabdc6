-- Tables at which nothing ever came due are looked at once they are idle: lobbies after 6 days, and those that have been idle for
-- longer within a day, not all at once. Games from now on, because a game changed last when somebody did something in secret.
UPDATE `tables` SET `wake_at` = CASE `status`
	WHEN 'lobby' THEN max(`changed_at` + 518400000, unixepoch() * 1000 + abs(random() % 86400000))
	ELSE unixepoch() * 1000 + 1987200000 + abs(random() % 86400000)
END WHERE `status` IN ('lobby', 'playing') AND `wake_at` IS NULL;
