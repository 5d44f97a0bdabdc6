CREATE TABLE `reviews` (
	`table_id` text PRIMARY KEY NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`content` blob,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reviews_waiting` ON `reviews` (`tries`) WHERE content is null;