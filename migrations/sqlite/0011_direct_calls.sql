ALTER TABLE `users` ADD `locale` text;--> statement-breakpoint
ALTER TABLE `users` ADD `told_closed` integer DEFAULT false NOT NULL;