ALTER TABLE `tables` ADD `quarantine` text;--> statement-breakpoint
CREATE INDEX `tables_by_status` ON `tables` (`status`);