CREATE TABLE `users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`quiet` text,
	`guides` text,
	`reminded_at` integer
);
--> statement-breakpoint
-- Written by hand: what an entry says moves from columns into one JSON, entries that are stored already with it.
CREATE TABLE `__new_log` (
	`table_id` text NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL,
	`turn` integer NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`table_id`, `position`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_log` (`table_id`, `position`, `at`, `turn`, `content`)
SELECT `table_id`, `position`, `at`, `turn`, CASE
	WHEN `seat` IS NULL THEN json_object('kind', 'draw', 'action', `action`, 'facts', json(`facts`))
	ELSE json_object('kind', 'action', 'seat', `seat`, 'userId', `user_id`, 'cause', 'player', 'action', `action`, 'facts', json(`facts`))
END FROM `log`;--> statement-breakpoint
DROP TABLE `log`;--> statement-breakpoint
ALTER TABLE `__new_log` RENAME TO `log`;--> statement-breakpoint
ALTER TABLE `seats` ADD `colour` integer;--> statement-breakpoint
CREATE INDEX `seats_of_user` ON `seats` (`user_id`);--> statement-breakpoint
ALTER TABLE `tables` ADD `pace` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `seating` text DEFAULT 'joined' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `thread` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `follows` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `affairs` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `wake_at` integer;--> statement-breakpoint
CREATE INDEX `tables_of_channel` ON `tables` (`channel_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `tables_to_wake` ON `tables` (`wake_at`) WHERE wake_at is not null;