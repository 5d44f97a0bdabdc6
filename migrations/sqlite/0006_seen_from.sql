DROP INDEX `results_of_guild`;--> statement-breakpoint
ALTER TABLE `results` ADD `opened_in` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `results` SET `opened_in` = (SELECT `opened_in` FROM `tables` WHERE `tables`.`id` = `results`.`table_id`);--> statement-breakpoint
CREATE INDEX `results_of_guild` ON `results` (`guild_id`,`game_id`,`sequence`,`opened_in`);