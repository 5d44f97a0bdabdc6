CREATE TABLE "archives" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"version" bigint GENERATED ALWAYS AS IDENTITY (sequence name "archives_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "archives_guild_id_table_id_pk" PRIMARY KEY("guild_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"guild_id" text COLLATE "C" NOT NULL,
	"sequence" integer NOT NULL,
	"game_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"nth" integer NOT NULL,
	"seat" smallint NOT NULL,
	"place" integer NOT NULL,
	"points" integer NOT NULL,
	"resigned" boolean NOT NULL,
	"counts" boolean NOT NULL,
	"weight" double precision,
	"mu_before" double precision,
	"sigma_before" double precision,
	"mu" double precision,
	"sigma" double precision,
	"figures" text COLLATE "C" NOT NULL,
	"decisions" integer NOT NULL,
	"decision_ms" bigint NOT NULL,
	CONSTRAINT "credits_guild_id_sequence_user_id_pk" PRIMARY KEY("guild_id","sequence","user_id")
);
--> statement-breakpoint
CREATE TABLE "figure_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"keys" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guilds" (
	"guild_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"games" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ladders" (
	"guild_id" text COLLATE "C" NOT NULL,
	"game_id" text COLLATE "C" NOT NULL,
	"period" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL,
	"points" integer NOT NULL,
	"mu" double precision,
	"sigma" double precision,
	"rating" integer,
	CONSTRAINT "ladders_guild_id_game_id_period_user_id_pk" PRIMARY KEY("guild_id","game_id","period","user_id")
);
--> statement-breakpoint
CREATE TABLE "lexicons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lexicons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" text COLLATE "C" NOT NULL,
	"rules_version" integer NOT NULL,
	"games" integer NOT NULL,
	"content" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"turn" integer NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	CONSTRAINT "log_guild_id_table_id_position_pk" PRIMARY KEY("guild_id","table_id","position")
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"user_id" text COLLATE "C" NOT NULL,
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "occurrences_user_id_table_id_guild_id_pk" PRIMARY KEY("user_id","table_id","guild_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"announcement" text COLLATE "C" NOT NULL,
	CONSTRAINT "outbox_guild_id_table_id_id_pk" PRIMARY KEY("guild_id","table_id","id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"guild_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	CONSTRAINT "players_guild_id_user_id_pk" PRIMARY KEY("guild_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pledges" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"secret" text COLLATE "C" NOT NULL,
	"commitment" text COLLATE "C" NOT NULL,
	"shares" text COLLATE "C" NOT NULL,
	CONSTRAINT "pledges_guild_id_table_id_pk" PRIMARY KEY("guild_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C" NOT NULL,
	"message_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "posts_guild_id_table_id_key_pk" PRIMARY KEY("guild_id","table_id","key")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"guild_id" text COLLATE "C" NOT NULL,
	"game_id" text COLLATE "C" NOT NULL,
	"record" text COLLATE "C" NOT NULL,
	"nth" bigint GENERATED ALWAYS AS IDENTITY (sequence name "records_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"value" integer NOT NULL,
	"user_id" text COLLATE "C",
	"table_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_guild_id_game_id_record_pk" PRIMARY KEY("guild_id","game_id","record")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"sequence" integer NOT NULL,
	"game_id" text COLLATE "C" NOT NULL,
	"opened_in" text COLLATE "C" NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"rounds" integer NOT NULL,
	"seats" integer NOT NULL,
	"by_rules" boolean NOT NULL,
	"unrated" text COLLATE "C",
	"counted_under" integer NOT NULL,
	"broken" text COLLATE "C" NOT NULL,
	CONSTRAINT "results_guild_id_sequence_pk" PRIMARY KEY("guild_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"nth" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tries" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	CONSTRAINT "reviews_guild_id_table_id_pk" PRIMARY KEY("guild_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"seat" smallint NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"user_name" text COLLATE "C" NOT NULL,
	"colour" integer,
	"place" integer,
	"points" integer,
	CONSTRAINT "seats_guild_id_table_id_seat_pk" PRIMARY KEY("guild_id","table_id","seat")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"rules_version" integer NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	CONSTRAINT "snapshots_guild_id_table_id_pk" PRIMARY KEY("guild_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"guild_id" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"channel_id" text COLLATE "C" NOT NULL,
	"game_id" text COLLATE "C" NOT NULL,
	"options" text COLLATE "C" NOT NULL,
	"locale" text COLLATE "C" NOT NULL,
	"host_id" text COLLATE "C" NOT NULL,
	"host_name" text COLLATE "C" NOT NULL,
	"capacity" integer NOT NULL,
	"pace" text COLLATE "C" NOT NULL,
	"bank" text COLLATE "C" NOT NULL,
	"hints" text COLLATE "C" NOT NULL,
	"relief" text COLLATE "C" NOT NULL,
	"seating" text COLLATE "C" NOT NULL,
	"thread" boolean NOT NULL,
	"opened_in" text COLLATE "C" NOT NULL,
	"follows" text COLLATE "C",
	"status" text COLLATE "C" NOT NULL,
	"quarantine" text COLLATE "C",
	"position" integer NOT NULL,
	"draws" integer NOT NULL,
	"begun_under" integer,
	"revision" integer NOT NULL,
	"change_id" text COLLATE "C",
	"affairs" text COLLATE "C",
	"wake_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tables_guild_id_id_pk" PRIMARY KEY("guild_id","id")
);
--> statement-breakpoint
CREATE TABLE "unarchived" (
	"guild_id" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"indexed" boolean NOT NULL,
	CONSTRAINT "unarchived_guild_id_table_id_pk" PRIMARY KEY("guild_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"quiet" text COLLATE "C",
	"guides" text COLLATE "C",
	"reminded_at" timestamp (3) with time zone,
	"calls" text COLLATE "C" DEFAULT 'channel' NOT NULL,
	"locale" text COLLATE "C",
	"told_closed" boolean DEFAULT false NOT NULL,
	"unlisted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_of_result" FOREIGN KEY ("guild_id","sequence") REFERENCES "public"."results"("guild_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log" ADD CONSTRAINT "log_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unarchived" ADD CONSTRAINT "unarchived_of_table" FOREIGN KEY ("guild_id","table_id") REFERENCES "public"."tables"("guild_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_of_user" ON "credits" USING btree ("guild_id","user_id","game_id","sequence","counts");--> statement-breakpoint
CREATE UNIQUE INDEX "figure_keys_once" ON "figure_keys" USING btree (md5(keys));--> statement-breakpoint
CREATE INDEX "ladders_by_rating" ON "ladders" USING btree ("guild_id","game_id","period",rating desc nulls last,games desc,"user_id") WHERE games >= 5;--> statement-breakpoint
CREATE INDEX "ladders_by_wins" ON "ladders" USING btree ("guild_id","game_id","period",wins desc,games desc,"user_id");--> statement-breakpoint
CREATE INDEX "ladders_by_win_share" ON "ladders" USING btree ("guild_id","game_id","period",(wins::double precision / games) desc,games desc,"user_id") WHERE games >= 5;--> statement-breakpoint
CREATE INDEX "ladders_by_games" ON "ladders" USING btree ("guild_id","game_id","period",games desc,"user_id");--> statement-breakpoint
CREATE INDEX "ladders_by_average" ON "ladders" USING btree ("guild_id","game_id","period",(points::double precision / games) desc,games desc,"user_id") WHERE games >= 5;--> statement-breakpoint
CREATE INDEX "ladders_of_user" ON "ladders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lexicons_of_game" ON "lexicons" USING btree ("game_id","rules_version");--> statement-breakpoint
CREATE INDEX "records_of_user" ON "records" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "results_of_table" ON "results" USING btree ("guild_id","table_id");--> statement-breakpoint
CREATE INDEX "results_of_guild" ON "results" USING btree ("guild_id","game_id","sequence","opened_in");--> statement-breakpoint
CREATE INDEX "results_counted_under" ON "results" USING btree ("counted_under");--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("tries","nth") WHERE content is null;--> statement-breakpoint
CREATE INDEX "seats_open" ON "seats" USING btree ("user_id","guild_id") WHERE place is null;--> statement-breakpoint
CREATE INDEX "tables_by_id" ON "tables" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "tables_live_in_channel" ON "tables" USING btree ("channel_id","guild_id") WHERE status in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX "tables_opened_in" ON "tables" USING btree ("opened_in","game_id","changed_at","created_at");--> statement-breakpoint
CREATE INDEX "tables_in_channel" ON "tables" USING btree ("channel_id","game_id","changed_at","created_at");--> statement-breakpoint
CREATE INDEX "tables_by_status" ON "tables" USING btree ("status","created_at") WHERE status <> 'over';--> statement-breakpoint
CREATE INDEX "tables_to_wake" ON "tables" USING btree ("wake_at") WHERE wake_at is not null;--> statement-breakpoint
CREATE INDEX "unarchived_due" ON "unarchived" USING btree ("due");--> statement-breakpoint
CREATE INDEX "unarchived_unindexed" ON "unarchived" USING btree ("table_id") WHERE not indexed;--> statement-breakpoint
CREATE INDEX "users_unlisted" ON "users" USING btree ("user_id") WHERE unlisted;