CREATE TABLE `archive_parts` (
	`id` integer PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
CREATE TABLE `figure_keys` (
	`id` integer PRIMARY KEY NOT NULL,
	`keys` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `figure_keys_once` ON `figure_keys` (`keys`);--> statement-breakpoint
CREATE TABLE `lexicons` (
	`id` integer PRIMARY KEY NOT NULL,
	`game_id` text NOT NULL,
	`rules_version` integer NOT NULL,
	`games` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lexicons_of_game` ON `lexicons` (`game_id`,`rules_version`);--> statement-breakpoint
-- Written by hand: without row ids, for it would be its own index once more.
CREATE TABLE `occurrences` (
	`user_id` text NOT NULL,
	`table_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `table_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `unarchived` (
	`table_id` text PRIMARY KEY NOT NULL,
	`due` integer NOT NULL,
	`indexed` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `unarchived_due` ON `unarchived` (`due`);--> statement-breakpoint
CREATE INDEX `unarchived_unindexed` ON `unarchived` (`table_id`) WHERE not indexed;--> statement-breakpoint
DROP INDEX `seats_of_user`;--> statement-breakpoint
CREATE INDEX `seats_open` ON `seats` (`user_id`) WHERE place is null;--> statement-breakpoint
ALTER TABLE `tables` ADD `archive_from` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `archive_to` integer;--> statement-breakpoint
DROP INDEX `tables_opened_in`;--> statement-breakpoint
DROP INDEX `tables_in_channel`;--> statement-breakpoint
CREATE INDEX `tables_opened_in` ON `tables` (`opened_in`,`game_id`,`changed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `tables_in_channel` ON `tables` (`channel_id`,`game_id`,`changed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `records_of_user` ON `records` (`user_id`);--> statement-breakpoint
-- Written by hand: who holds a seat or is a host is known at once; all else of tables that are stored already is looked at later.
INSERT OR IGNORE INTO `occurrences` (`user_id`, `table_id`) SELECT `user_id`, `table_id` FROM `seats`;--> statement-breakpoint
INSERT OR IGNORE INTO `occurrences` (`user_id`, `table_id`) SELECT `host_id`, `id` FROM `tables`;--> statement-breakpoint
INSERT INTO `unarchived` (`table_id`, `due`, `indexed`) SELECT `id`, 0, 0 FROM `tables` ORDER BY `rowid`;
