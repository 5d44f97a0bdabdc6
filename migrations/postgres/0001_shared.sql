CREATE TABLE "identify_turns" (
	"key" integer PRIMARY KEY NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shards" (
	"shard" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"application" text COLLATE "C" NOT NULL,
	"holder" text COLLATE "C",
	"freed_at" timestamp (3) with time zone,
	"rules" integer NOT NULL,
	"session" text COLLATE "C"
);
--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "application" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "rules" integer;--> statement-breakpoint
ALTER TABLE "processes" ADD COLUMN "leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_of_films" ON "posts" USING btree ("table_id","key") WHERE starts_with(key, 'film:');