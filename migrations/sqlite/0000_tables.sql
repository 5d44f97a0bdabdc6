CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL,
	`turn` integer NOT NULL,
	`seat` integer,
	`user_id` text,
	`action` text NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`table_id`, `position`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`announcement` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `outbox_of_table` ON `outbox` (`table_id`,`id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`table_id` text NOT NULL,
	`key` text NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	PRIMARY KEY(`table_id`, `key`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user_id` text NOT NULL,
	`user_name` text NOT NULL,
	`place` integer,
	`points` integer,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seats_once_per_table` ON `seats` (`table_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `snapshots` (
	`table_id` text PRIMARY KEY NOT NULL,
	`rules_version` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `standings` (
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`played` integer NOT NULL,
	`won` integer NOT NULL,
	`last_played_at` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `game_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `standings_in_order` ON `standings` (`guild_id`,`game_id`,won desc,`played`,`name`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`game_id` text NOT NULL,
	`options` text NOT NULL,
	`locale` text NOT NULL,
	`host_id` text NOT NULL,
	`host_name` text NOT NULL,
	`capacity` integer NOT NULL,
	`status` text NOT NULL,
	`position` integer NOT NULL,
	`draws` integer NOT NULL,
	`begun_under` integer,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tables_live_in_channel` ON `tables` (`channel_id`) WHERE status in ('lobby', 'playing');