CREATE TABLE `credits` (
	`sequence` integer NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`nth` integer NOT NULL,
	`seat` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	`resigned` integer NOT NULL,
	`mu_before` real,
	`sigma_before` real,
	`mu` real,
	`sigma` real,
	`figures` text NOT NULL,
	`decisions` integer NOT NULL,
	`decision_ms` integer NOT NULL,
	PRIMARY KEY(`sequence`, `user_id`),
	FOREIGN KEY (`sequence`) REFERENCES `results`(`sequence`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `credits_of_user` ON `credits` (`guild_id`,`user_id`,`sequence`);--> statement-breakpoint
CREATE TABLE `ladders` (
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`period` text NOT NULL,
	`user_id` text NOT NULL,
	`games` integer NOT NULL,
	`wins` integer NOT NULL,
	`points` integer NOT NULL,
	`mu` real,
	`sigma` real,
	`rating` integer,
	PRIMARY KEY(`guild_id`, `game_id`, `period`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `ladders_by_rating` ON `ladders` (`guild_id`,`game_id`,`period`,rating desc,games desc,`user_id`);--> statement-breakpoint
CREATE INDEX `ladders_by_wins` ON `ladders` (`guild_id`,`game_id`,`period`,wins desc,games desc,`user_id`);--> statement-breakpoint
CREATE INDEX `ladders_by_win_share` ON `ladders` (`guild_id`,`game_id`,`period`,(1.0 * wins / games) desc,games desc,`user_id`);--> statement-breakpoint
CREATE INDEX `ladders_by_games` ON `ladders` (`guild_id`,`game_id`,`period`,games desc,`user_id`);--> statement-breakpoint
CREATE INDEX `ladders_by_average` ON `ladders` (`guild_id`,`game_id`,`period`,(1.0 * points / games) desc,games desc,`user_id`);--> statement-breakpoint
CREATE INDEX `ladders_of_user` ON `ladders` (`user_id`);--> statement-breakpoint
CREATE TABLE `players` (
	`guild_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`guild_id`, `user_id`)
);
--> statement-breakpoint
CREATE TABLE `records` (
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`record` text NOT NULL,
	`value` integer NOT NULL,
	`user_id` text,
	`table_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `game_id`, `record`)
);
--> statement-breakpoint
CREATE TABLE `results` (
	`sequence` integer PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`ended_at` integer NOT NULL,
	`rounds` integer NOT NULL,
	`seats` integer NOT NULL,
	`by_rules` integer NOT NULL,
	`unrated` text,
	`broken` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `results_of_table` ON `results` (`table_id`);--> statement-breakpoint
CREATE INDEX `results_of_guild` ON `results` (`guild_id`,`game_id`,`sequence`);--> statement-breakpoint
ALTER TABLE `users` ADD `unlisted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `users_unlisted` ON `users` (`user_id`) WHERE unlisted;--> statement-breakpoint
DROP TABLE `standings`;