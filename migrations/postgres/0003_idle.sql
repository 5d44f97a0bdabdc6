-- Tables at which nothing ever came due are looked at once they are idle: lobbies after 6 days, and those that have been idle for
-- longer within a day, not all at once. Games from now on, because a game changed last when somebody did something in secret.
UPDATE "tables" SET "wake_at" = CASE "status"
	WHEN 'lobby' THEN greatest("changed_at" + interval '6 days', now() + random() * interval '1 day')
	ELSE now() + interval '23 days' + random() * interval '1 day'
END WHERE "status" IN ('lobby', 'playing') AND "wake_at" IS NULL;
