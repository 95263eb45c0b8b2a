CREATE TABLE "saml_identity" (
	"issuer" text NOT NULL,
	"name_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saml_identity_issuer_name_id_pk" PRIMARY KEY("issuer","name_id"),
	CONSTRAINT "saml_identity_person" UNIQUE("issuer","user_id")
);
--> statement-breakpoint
CREATE TABLE "saml_session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"name_id" text NOT NULL,
	"name_id_format" text,
	"session_index" text
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "staff_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saml_visit" ADD COLUMN "name_id" text;--> statement-breakpoint
ALTER TABLE "saml_visit" ADD COLUMN "name_id_format" text;--> statement-breakpoint
ALTER TABLE "saml_visit" ADD COLUMN "session_index" text;--> statement-breakpoint
ALTER TABLE "saml_identity" ADD CONSTRAINT "saml_identity_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_session" ADD CONSTRAINT "saml_session_session_hash_session_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saml_session_name" ON "saml_session" USING btree ("name_id");