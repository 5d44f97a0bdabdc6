DROP INDEX `tables_of_channel`;--> statement-breakpoint
ALTER TABLE `tables` ADD `opened_in` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `tables` SET `opened_in` = `channel_id`;--> statement-breakpoint
CREATE INDEX `tables_opened_in` ON `tables` (`opened_in`,`changed_at`);