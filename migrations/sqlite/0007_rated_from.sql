ALTER TABLE `credits` ADD `counts` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `credits` ADD `weight` real;--> statement-breakpoint
ALTER TABLE `results` ADD `counted_under` integer DEFAULT 0 NOT NULL;