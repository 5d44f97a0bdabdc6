-- Tables at which nothing ever came due are looked at once they are idle: lobbies after 6 days, games after 23. Those that have
-- been idle for longer are spread over a day, so that not all of their messages are changed at once.
UPDATE "tables" SET "wake_at" = greatest(
	"changed_at" + CASE "status" WHEN 'lobby' THEN interval '6 days' ELSE interval '23 days' END,
	now() + random() * interval '1 day'
) WHERE "status" IN ('lobby', 'playing') AND "wake_at" IS NULL;
