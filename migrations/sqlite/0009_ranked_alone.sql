DROP INDEX `credits_of_user`;--> statement-breakpoint
CREATE INDEX `credits_of_user` ON `credits` (`guild_id`,`user_id`,`game_id`,`sequence`,`counts`);--> statement-breakpoint
DROP INDEX `ladders_by_rating`;--> statement-breakpoint
DROP INDEX `ladders_by_win_share`;--> statement-breakpoint
DROP INDEX `ladders_by_average`;--> statement-breakpoint
CREATE INDEX `ladders_by_rating` ON `ladders` (`guild_id`,`game_id`,`period`,rating desc,games desc,`user_id`) WHERE games >= 5;--> statement-breakpoint
CREATE INDEX `ladders_by_win_share` ON `ladders` (`guild_id`,`game_id`,`period`,(1.0 * wins / games) desc,games desc,`user_id`) WHERE games >= 5;--> statement-breakpoint
CREATE INDEX `ladders_by_average` ON `ladders` (`guild_id`,`game_id`,`period`,(1.0 * points / games) desc,games desc,`user_id`) WHERE games >= 5;