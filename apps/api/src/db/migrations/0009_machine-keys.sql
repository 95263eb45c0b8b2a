ALTER TABLE "audit_entry" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "off_sale" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "machine_key_id" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_machine_key_id_machine_key_id_fk" FOREIGN KEY ("machine_key_id") REFERENCES "public"."machine_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_one_author" CHECK (("audit_entry"."staff_id" is null) <> ("audit_entry"."machine_key_id" is null));