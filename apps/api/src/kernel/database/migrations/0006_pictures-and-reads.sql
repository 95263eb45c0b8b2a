CREATE TABLE "retired_picture" (
	"path" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" DROP CONSTRAINT "audit_entry_one_author";--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "refused_login" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "once_key" text;--> statement-breakpoint
CREATE INDEX "retired_picture_at" ON "retired_picture" USING btree ("retired_at");--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_onceKey_unique" UNIQUE("once_key");--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_one_author" CHECK (num_nonnulls("audit_entry"."staff_id", "audit_entry"."machine_key_id", "audit_entry"."command", "audit_entry"."refused_login") = 1);