CREATE TABLE "account_deletion" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"erase_after" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "account_deletion_closed" CHECK (("account_deletion"."closed_at" is null) = ("account_deletion"."erase_after" is null)),
	CONSTRAINT "account_deletion_token" CHECK (("account_deletion"."token_hash" is null) = ("account_deletion"."token_expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("erase_after") WHERE erased_at is null;