CREATE TABLE `pledges` (
	`table_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`commitment` text NOT NULL,
	`shares` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tables_in_channel` ON `tables` (`channel_id`,`changed_at`);