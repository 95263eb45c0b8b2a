CREATE TABLE "retired_picture" (
	"path" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "retired_picture_at" ON "retired_picture" USING btree ("retired_at");